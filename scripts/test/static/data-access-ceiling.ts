/** Most places that may still break each rule of data access; lower it with every fix, down to 0. */
export const ceiling = { queries: 0, rawSql: 0, foreignSchema: 0, foreignTable: 0, exportedTable: 0 }
