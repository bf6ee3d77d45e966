/** How many places may still break each rule of data access; lower it with every place that is mended, down to 0. */
export const ceiling = { queries: 65, rawSql: 111, foreignSchema: 0, foreignTable: 28, exportedTable: 9 }
