const BYTES = 18;

export const newAccessCode = (): string =>
	btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(BYTES))))
		.replaceAll("+", "-")
		.replaceAll("/", "_");
