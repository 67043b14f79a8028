/** Changed values of fields, by the id of their entry. */
export type PropertyChanges = Record<string, Record<string, unknown>>;

/** The design mode that an editor's tool asks for (preview-10). `until`: milliseconds. `changes`: not saved yet. */
export type DesignRequest = {
	mode: "EDIT" | "PREVIEW";
	pdToken: string;
	pageId: string;
	origin: string;
	until?: number;
	changes?: PropertyChanges;
};
