import { findLanguage, findTexts, type LanguageCode, textIn } from "../../../languages.ts";
import { mediaPath } from "../../../media/media-path.ts";
import { type MailEnv, storefrontPage } from "../../../outbox/mails.ts";
import { type Condition, mailStatements } from "../../../outbox/outbox.ts";
import { eachAlone } from "../../../scheduled/each-alone.ts";
import { postpone } from "../../../scheduled/postponed-work.ts";
import { catalogueFrame } from "../../../store/catalogue-frame.ts";
import { liveGeneration } from "../../../store/catalogue-store.ts";
import { loadReferenced } from "../../../store/product-records.ts";
import { productPath } from "../../../store/slug.ts";
import { variantName } from "../../../store/variant-name.ts";
import { readTexts } from "../../../texts.ts";
import { preferencesPage } from "../newsletter-mails.ts";
import { findAccessCode } from "../newsletter-store.ts";
import { type DueRequest, dueRequests } from "./notify-me-store.ts";

const AT_ONCE = 20;

/** Mails requests whose product is back, and deletes each request in the batch of its mail (newsletter-10). */
export async function notifyBackInStock(env: MailEnv, now: number): Promise<void> {
	const { DB: db } = env;
	await eachAlone(
		await dueRequests(db, now, AT_ONCE),
		async (request) => {
			const { siteId, productId, email } = request;
			const isThere = {
				sql: "EXISTS (SELECT 1 FROM notify_me WHERE site_id = ? AND product_id = ? AND email = ?)",
				bindings: [siteId, productId, email],
			};
			const mail = await writeMail(env, request, "back", now, isThere);
			await db.batch([
				...mail,
				db
					.prepare("DELETE FROM notify_me WHERE site_id = ? AND product_id = ? AND email = ?")
					.bind(siteId, productId, email),
			]);
		},
		({ siteId, productId }) => postpone(db, "back in stock", `${siteId}/${productId}`, now),
	);
}

export const savedMail = (env: MailEnv, request: DueRequest, now: number): Promise<D1PreparedStatement[]> =>
	writeMail(env, request, "saved", now);

async function writeMail(
	env: MailEnv,
	{ siteId, productId, email, countryCode, languageCode }: DueRequest,
	kind: "back" | "saved",
	now: number,
	condition?: Condition,
): Promise<D1PreparedStatement[]> {
	const language = findTexts(`${languageCode}-${countryCode}`);
	const words = readTexts(language).notifyMeMails;
	const product = await mailedProduct(env, siteId, productId, language);
	if (!product) return [];
	const fill = (text: string) => text.replace("{name}", () => product.name);
	const code = await findAccessCode(env.DB, { siteId, email });
	const at = { siteId, locale: `${languageCode}-${countryCode}` };
	const links = [
		[words.view, product.path],
		[words.requests, preferencesPage(code)],
	] as const;
	return mailStatements(
		env.DB,
		{
			to: email,
			template: kind === "back" ? "back-in-stock" : "notify-me-saved",
			subject: fill(kind === "back" ? words.backSubject : words.savedSubject),
			text: fill(kind === "back" ? words.back : words.saved),
			...(product.picture ? { picture: product.picture } : {}),
			links: links.flatMap(([label, page]) => {
				const href = storefrontPage(env, at, page);
				return href ? [{ label, href }] : [];
			}),
			data: { productId, code, siteId, language },
		},
		now,
		condition,
	);
}

export async function mailedProduct(
	{ DB: db, STOREFRONT_ORIGIN: origin }: MailEnv,
	siteId: string,
	productId: string,
	language: LanguageCode,
): Promise<{ name: string; path: string; picture?: string } | undefined> {
	const gen = await liveGeneration(db, siteId);
	const [{ references, products }, frame] = await Promise.all([
		loadReferenced(db, gen, [productId]),
		catalogueFrame(db, gen),
	]);
	const reference = references.get(productId);
	const product = reference && products.get(reference.masterId);
	if (!reference || !product) return undefined;
	const variants = product.variants.filter(({ id, groupId }) => [id, groupId].includes(productId));
	const [first = product.variants[0]] = variants;
	const { color = "" } = first?.values ?? {};
	const values = reference.kind === "variant" ? first?.values : variants.length > 0 ? { color } : undefined;
	const image = first?.images[0] ?? product.images[0];
	return {
		name: variantName(product, values ?? {}, frame, language),
		path: productPath(textIn(product.name, findLanguage(language)), first?.groupId ?? product.id),
		...(image && origin ? { picture: `${mediaPath(image, origin)}?sw=480&sfrm=jpg` } : {}),
	};
}
