declare global {
	interface ImportMeta {
		/** Vite's; its own types would bring the DOM with them. */
		glob<T>(pattern: string, options: { query: string; import: string; eager: true }): Record<string, T>;
	}
}

export {};
