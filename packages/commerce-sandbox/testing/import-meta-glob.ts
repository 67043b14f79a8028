declare global {
	interface ImportMeta {
		glob<T>(pattern: string, options: { query: string; import: string; eager: true }): Record<string, T>;
	}
}

export {};
