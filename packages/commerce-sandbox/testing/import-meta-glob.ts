declare global {
	interface ImportMeta {
		glob<T>(pattern: string, options: { import: string; eager: true; query?: string }): Record<string, T>;
	}
}

export {};
