/** Some clients encode credentials as UTF-8, browsers' `btoa` as Latin-1, so invalid UTF-8 is read as Latin-1. */
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
