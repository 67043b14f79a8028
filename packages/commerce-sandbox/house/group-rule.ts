export type GroupRule = { id: string; qualifier: string; values: readonly string[] };
