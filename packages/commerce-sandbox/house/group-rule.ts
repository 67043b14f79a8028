/** A group of the sessions whose context has one of these values for a qualifier. */
export type GroupRule = { id: string; qualifier: string; values: readonly string[] };
