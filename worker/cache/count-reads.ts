const READS: ReadonlySet<unknown> = new Set(["get", "getWithMetadata"]);

/** Returns the namespace, and calls `onRead` for each value that is asked of it (cache-22). */
export const countReads = (namespace: KVNamespace, onRead: () => void): KVNamespace =>
	new Proxy(namespace, {
		get(target, name) {
			const member: unknown = Reflect.get(target, name);
			if (typeof member !== "function") return member;
			return (...values: unknown[]): unknown => {
				if (READS.has(name)) onRead();
				return Reflect.apply(member, target, values);
			};
		},
	});
