/** How many places may still break each rule of data access; lower it with every place that is mended, down to 0. */
export const ceiling = { queries: 175, rawSql: 238, foreignSchema: 2, foreignTable: 41, exportedTable: 20 }
