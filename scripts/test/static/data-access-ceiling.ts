/** How many places may still break each rule of data access; lower it with every place that is mended, down to 0. */
export const ceiling = { queries: 77, rawSql: 157, foreignSchema: 0, foreignTable: 29, exportedTable: 12 }
