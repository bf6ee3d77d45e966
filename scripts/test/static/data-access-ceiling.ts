/** How many places may still break each rule of data access; lower it with every place that is mended, down to 0. */
export const ceiling = { queries: 180, rawSql: 248, foreignSchema: 0, foreignTable: 34, exportedTable: 20 }
