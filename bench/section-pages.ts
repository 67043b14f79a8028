import { ensureSecrets } from "../scripts/lib/checks/secrets.ts";

/** Entries of the demo house. The five are its home page; the twelve have a section of every kind besides. */
const FIVE = ["home-hero-walk", "home-cards-arch", "home-new", "home-manifesto", "home-categories"];
const MORE = [
	"window-slides",
	"window-line",
	"window-film",
	"window-arch",
	"window-questions",
	"counter-light",
	"window-letters",
];
const COPIES = [1, 2, 3, 4] as const;

/** The kinds of pages by their number of sections, each at several addresses, because uncached pages must differ. */
export const SECTION_PAGES = {
	five: COPIES.map((copy) => `/five-sections-${copy}`),
	twelve: COPIES.map((copy) => `/twelve-sections-${copy}`),
} as const;
const SECTIONS = { five: FIVE, twelve: [...FIVE, ...MORE] };

/** Publishes the pages in the cloud, which begins as a copy of the seed. */
export async function publishSectionPages(cloud: { origin: string }): Promise<void> {
	/** Returns undefined if the entry is there already. */
	const post = async (path: string, body: object): Promise<{ version: number } | undefined> => {
		const response = await fetch(`${cloud.origin}/admin/content/entries${path}`, {
			method: "POST",
			headers: {
				authorization: `Bearer ${ensureSecrets().commerce.ADMIN_TOKEN}`,
				"content-type": "application/json",
			},
			body: JSON.stringify(body),
		});
		if (response.status === 409) return undefined;
		if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
		return (await response.json()) as { version: number };
	};
	for (const kind of ["five", "twelve"] as const)
		for (const slug of SECTION_PAGES[kind]) {
			const id = slug.slice(1);
			const sections = SECTIONS[kind].map((link) => ({ link }));
			const title = { en: `${kind} sections` };
			const description = { en: `A page of ${kind} sections, to be measured.` };
			const fields = { slug, title, description, sections };
			const created = await post("", { id, type: "Page", fields });
			if (created) await post(`/${id}/publish`, { version: created.version });
		}
}
