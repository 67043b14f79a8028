import type { NotedError } from "@vetrina/shop-rules/operations/record.ts";

const MOST_SHAPE = 200;

/** Replaces all that differs between two occurrences of one error: addresses, ids, numbers and quoted values. */
export const describeShape = (message: string): string =>
	message
		.replace(/https?:\/\/[^\s"')]+/g, "URL")
		.replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/gi, "ID")
		.replace(/"[^"]*"|“[^”]*”|`[^`]*`/g, "TEXT")
		.replace(/\b(?=[\w-]*\d)[\w-]{8,}\b/g, "ID")
		.replace(/\d+(\.\d+)?/g, "N")
		.replace(/\s+/g, " ")
		.trim()
		.slice(0, MOST_SHAPE);

const FRAME = /(?:\(|@|\bat )((?:async )?[^()\s@]+?):\d+(?::\d+)?\)?$/;
const FOREIGN = /^(node|cloudflare|workers|native|<anonymous>)|\/node_modules\/|^node_modules\//;

/** Removes from a file all that a build or a machine changes: origin, query, the folders above the repository's, and the hash of a built name. */
const nameFile = (file: string): string =>
	file
		.replace(/^(async )?(file:\/\/|https?:\/\/[^/]+)?\/*/, "")
		.replace(/[?#].*$/, "")
		.replace(/^.*\/(?=(worker|pages|sections|payments|shared|client|packages|assets)\/)/, "")
		.replace(/-[\w-]{7,8}(?=\.(js|mjs)$)/, "");

/** Returns the first file of ours in a stack; empty without one. Lines and functions differ from build to build, so they do not count. */
export const findOwnFile = (stackTrace = ""): string => {
	for (const line of stackTrace.split("\n")) {
		const file = FRAME.exec(line.trim())?.[1];
		if (file && !FOREIGN.test(file)) return nameFile(file);
	}
	return "";
};

export type ErrorGroupName = { id: string; title: string; file: string };

/** Names the group of an error, the same for each build that fails in the same place with the same words (ops-13). */
export const nameGroup = async ({
	type,
	source,
	title,
	about = "",
	stackTrace,
}: NotedError): Promise<ErrorGroupName> => {
	const shape = describeShape(title);
	const file = findOwnFile(stackTrace);
	const parts = [type, describeShape(source), shape, about, file];
	const bytes = new TextEncoder().encode(JSON.stringify(parts));
	const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
	const id = Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
	return { id, title: shape, file };
};
