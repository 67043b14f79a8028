/**
 * Returns the name and password of a Basic header; undefined if the header is absent or malformed. Credentials that are not valid UTF-8 are
 * read as Latin-1, which browsers' `btoa` produces.
 */
export function basicCredentials(header: string | undefined): { name: string; password: string } | undefined {
	const encodedText = /^Basic +([A-Za-z0-9+/]+=*)$/i.exec(header ?? "")?.[1];
	return encodedText === undefined ? undefined : splitCredentials(encodedText);
}

export function splitCredentials(encodedText: string): { name: string; password: string } | undefined {
	let binary: string;
	try {
		binary = atob(encodedText);
	} catch {
		return undefined;
	}
	const text = fromUtf8(binary) ?? binary;
	const colon = text.indexOf(":");
	if (colon < 0) return undefined;
	return { name: text.slice(0, colon), password: text.slice(colon + 1) };
}

function fromUtf8(binary: string): string | undefined {
	const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
	try {
		return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
	} catch {
		return undefined;
	}
}
