import type { CommerceUnderTest } from "./commerce-under-test.ts";

export type Reply = { status: number; body: Record<string, unknown>; etag: string | null };
export type EntriesApi = {
	call(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<Reply>;
	/** Creates an entry, and publishes it: its version is 2 afterwards. */
	publishNew(id: string, type: string, fields: object): Promise<void>;
	/** Returns the sections of a page as shoppers get them; undefined if there is no such page. */
	readShown(slug: string): Promise<unknown>;
};

/** Returns the management API of editors, and the page as shoppers see it. */
export function openEntries(commerce: () => CommerceUnderTest): EntriesApi {
	const call: EntriesApi["call"] = async (method, path, body, headers = {}) => {
		const response = await commerce().fetch(`/admin/content/entries${path}`, {
			method,
			headers: { authorization: "Bearer test-admin", "content-type": "application/json", ...headers },
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
		});
		const text = await response.text();
		return {
			status: response.status,
			body: text === "" ? {} : JSON.parse(text),
			etag: response.headers.get("etag"),
		};
	};
	return {
		call,
		async publishNew(id, type, fields) {
			const created = await call("POST", "", { id, type, fields });
			const published = await call("POST", `/${id}/publish`, { version: 1 });
			if (published.status !== 200) throw new Error(JSON.stringify([created.body, published.body]));
		},
		async readShown(slug) {
			const query = `{ pageCollection(where: { site: "eu", slug: "${slug}" }) { items {
				title sectionsCollection { items { ... on Statement { text } } }
			} } }`;
			const response = await commerce().fetch(
				`/content/v1/vetrina/graphql?query=${encodeURIComponent(query)}`,
			);
			const { data } = (await response.json()) as {
				data: { pageCollection: { items: { sectionsCollection: { items: unknown[] } }[] } };
			};
			return data.pageCollection.items[0]?.sectionsCollection.items;
		},
	};
}
