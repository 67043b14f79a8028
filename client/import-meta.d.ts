/** What Vite says about the build that a module is part of. */
interface ImportMeta {
	readonly env: {
		readonly SSR: boolean;
		/** First segments of what is fetched on demand only, in the browser (scripts/vite/prefetch-denylist.ts). */
		readonly PREFETCH_DENYLIST: string;
	};
}
