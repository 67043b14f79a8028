interface ImportMeta {
	readonly env: {
		/** Files of the build that the offline page and the bag need, and bundles of texts by name (scripts/vite/service-worker.ts). */
		readonly OFFLINE_FILES: { files: readonly string[]; texts: readonly string[] };
	};
}
