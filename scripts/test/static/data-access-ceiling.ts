/** How many places may still break each rule of data access; lower it with every place that is mended, down to 0. */
export const ceiling = { queries: 56, rawSql: 85, foreignSchema: 1, foreignTable: 13, exportedTable: 9 }
