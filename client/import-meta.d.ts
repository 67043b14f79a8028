/** Types of Vite's build information. */
interface ImportMeta {
	readonly env: {
		readonly SSR: boolean;
		/** First segments of what is fetched on demand only, in the browser (scripts/vite/prefetch-denylist.ts). */
		readonly PREFETCH_DENYLIST: string;
	};
}
