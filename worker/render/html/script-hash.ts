export const scriptHash = async (script: string): Promise<string> => {
	const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script)));
	return `sha256-${btoa(String.fromCharCode(...digest))}`;
};
