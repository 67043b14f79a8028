const BYTES = 18;

/** What opens a visit from its mail: no one guesses it. Letters, digits, - and _. */
export const newAccessCode = (): string =>
	btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(BYTES))))
		.replaceAll("+", "-")
		.replaceAll("/", "_");
