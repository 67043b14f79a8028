/** Types of Vite's build information. */
interface ImportMeta {
	readonly env: {
		readonly DEV: boolean;
		readonly SSR: boolean;
		/** Pattern of the first segments of addresses that are not prefetched (scripts/vite/prefetch-denylist.ts). */
		readonly PREFETCH_DENYLIST: string;
	};
}
