import type { EntryFields } from "@vetrina/content-model/entry-schema.ts";
import { ADDRESSED, SHELL } from "@vetrina/content-model/section-ids.ts";
import { PLACED_PAGES } from "@vetrina/shop-rules/content/placed-pages.ts";
import { type Language, type Text, textIn } from "../../languages.ts";
import { listEntryLinks } from "../../records/content/check-entry.ts";
import { readDraftEntries } from "../../records/content/read-drafts.ts";
import { LIVE_GENERATION } from "../../store/catalogue-store.ts";
import { productPath } from "../../store/slug.ts";

type Shop = { siteId: string; language: Language };
type Placed = { type: string; fields: EntryFields };

const LANDING = "/landing/";
const ACCOUNT = "/account/";
/** An address that no page has, which shows the page that is not found. */
const MISSING = "/studio-shows-a-missing-page";
const NOWHERE: readonly string[] = [PLACED_PAGES.error, PLACED_PAGES.confirmation, PLACED_PAGES.splash];

const readText = (value: unknown): string | undefined =>
	typeof value === "string" && value !== "" ? value : undefined;

async function findCategoryPath(db: D1Database, id: string, { siteId }: Shop): Promise<string | undefined> {
	const row = await db
		.prepare(`SELECT url FROM category WHERE gen = ${LIVE_GENERATION} AND id = ?2`)
		.bind(siteId, id)
		.first<{ url: string }>();
	return row?.url;
}

type ProductRow = { id: string; groupId: string | null; name: string };

const toProductPath = (row: ProductRow | null, { language }: Shop): string | undefined => {
	if (!row) return undefined;
	const name: Text = JSON.parse(row.name);
	return productPath(textIn(name, language), row.groupId ?? row.id);
};

/** The first variation group of a product has the address that lists link to. */
const PRODUCT = `SELECT p.id, v.group_id AS groupId, p.name FROM product p
	LEFT JOIN variant v ON v.gen = p.gen AND v.master_id = p.id WHERE p.gen = ${LIVE_GENERATION}`;
const FIRST = "ORDER BY p.position, v.position LIMIT 1";

const findProductPath = async (db: D1Database, id: string, shop: Shop): Promise<string | undefined> =>
	toProductPath(
		await db.prepare(`${PRODUCT} AND p.id = ?2 ${FIRST}`).bind(shop.siteId, id).first<ProductRow>(),
		shop,
	);

/** Returns the path of the first product in a category, or in one below it. */
const findProductInCategory = async (db: D1Database, id: string, shop: Shop): Promise<string | undefined> =>
	toProductPath(
		await db
			.prepare(
				`WITH RECURSIVE inside (id) AS (SELECT ?2 UNION SELECT c.id FROM category c JOIN inside ON c.parent = inside.id
					WHERE c.gen = ${LIVE_GENERATION})
				${PRODUCT} AND EXISTS (SELECT 1 FROM json_each(p.categories) WHERE value IN (SELECT id FROM inside)) ${FIRST}`,
			)
			.bind(shop.siteId, id)
			.first<ProductRow>(),
		shop,
	);

/** Returns the list of a search that shows the contents: one for the words of an insert, else for the name of a category. */
async function findSearchPath(db: D1Database, { type, fields }: Placed, shop: Shop): Promise<string> {
	const inserts = await readDraftEntries(
		db,
		listEntryLinks(type, fields).map(({ to }) => to),
	);
	const [words] = inserts.flatMap((insert) => (insert.fields.searchTerms ?? []) as string[]);
	const row = await db
		.prepare(
			`SELECT name FROM category WHERE gen = ${LIVE_GENERATION} AND show_in_menu ORDER BY position LIMIT 1`,
		)
		.bind(shop.siteId)
		.first<{ name: string }>();
	const name: Text | undefined = row ? JSON.parse(row.name) : undefined;
	return `/search?${new URLSearchParams({ q: words ?? (name ? textIn(name, shop.language) : "") })}`;
}

async function findPagePath(
	db: D1Database,
	slug: string | undefined,
	shop: Shop,
): Promise<string | undefined> {
	if (slug === undefined || NOWHERE.includes(slug)) return undefined;
	if (slug === PLACED_PAGES.home) return "/";
	if (slug === PLACED_PAGES.notFound) return MISSING;
	if (slug === PLACED_PAGES.account) return "/myaccount";
	if (slug.startsWith(LANDING)) return findCategoryPath(db, slug.slice(LANDING.length), shop);
	return slug.startsWith(ACCOUNT) ? `/${slug.slice(ACCOUNT.length)}` : slug;
}

/**
 * Returns the path, without its locale, at which shoppers of a site see an entry (studio-12); undefined for content that has no place of its own
 * there.
 */
export async function findPath(db: D1Database, entry: Placed, shop: Shop): Promise<string | undefined> {
	const { type, fields } = entry;
	if (ADDRESSED.includes(type)) return findPagePath(db, readText(fields.slug), shop);
	if (SHELL.includes(type)) return "/";
	const productId = readText(fields.productId);
	const categoryId = readText(fields.categoryId);
	if (type === "ListContent" && fields.isForSearches === true) return findSearchPath(db, entry, shop);
	if (type === "ProductContent" && productId) return findProductPath(db, productId, shop);
	if (!categoryId) return undefined;
	if (type === "ProductContent") return findProductInCategory(db, categoryId, shop);
	return ["CategoryContent", "ListContent"].includes(type)
		? findCategoryPath(db, categoryId, shop)
		: undefined;
}
