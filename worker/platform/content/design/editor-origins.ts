const ORIGIN = /^https?:\/\/[\w.:-]+$/;

/** Returns the origins of editors' tools, which may frame previews (preview-2). */
export const listEditorOrigins = (text = ""): string[] =>
	text.split(/[\s,]+/).filter((one) => ORIGIN.test(one));
