/** How many places may still break each rule of data access; lower it with every place that is mended, down to 0. */
export const ceiling = { queries: 99, rawSql: 206, foreignSchema: 2, foreignTable: 36, exportedTable: 14 }
