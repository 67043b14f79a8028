/** Milliseconds. */
const TIMEOUT = 10_000;
const loaded = new Map<string, Promise<void>>();

/**
 * Loads a script of others once in a page, by the address that the configuration says; the page's policy lists the same address. What
 * fails or takes too long rejects, and may be tried again.
 */
export function loadScript(address: string): Promise<void> {
	const known = loaded.get(address);
	if (known) return known;
	const loading = new Promise<void>((resolve, reject) => {
		const script = document.createElement("script");
		const give = (error?: Error) => {
			clearTimeout(timer);
			if (!error) return resolve();
			script.remove();
			loaded.delete(address);
			reject(error);
		};
		const timer = setTimeout(() => give(new Error(`${address} took too long`)), TIMEOUT);
		script.src = address;
		script.async = true;
		script.onload = () => give();
		script.onerror = () => give(new Error(`${address} did not load`));
		document.head.append(script);
	});
	loaded.set(address, loading);
	return loading;
}
