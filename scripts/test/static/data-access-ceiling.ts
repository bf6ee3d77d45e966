/** How many places may still break each rule of data access; lower it with every place that is mended, down to 0. */
export const ceiling = { queries: 122, rawSql: 228, foreignSchema: 2, foreignTable: 39, exportedTable: 17 }
