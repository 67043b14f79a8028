import { isCustomerName, isEmail } from "@vetrina/shop-rules/catalogue/customer-rules.ts";
import { LONGEST_NOTE } from "@vetrina/shop-rules/catalogue/longest-note.ts";
import { PRODUCT_ID } from "@vetrina/shop-rules/catalogue/product-id.ts";
import { isPlainNote } from "@vetrina/shop-rules/sharing/plain-note.ts";
import { emailKey } from "@vetrina/shop-rules/typed/email.ts";
import { plainText } from "@vetrina/shop-rules/typed/plain-text.ts";
import type { Context } from "hono";
import * as z from "zod";
import type { CommerceHono } from "../../http/http.ts";
import { readNetwork } from "../../http/network.ts";
import { privateJson } from "../../http/private-json.ts";
import { problem } from "../../http/problem.ts";
import { countMail, isTooMany } from "../../outbox/mail-limits.ts";
import { storefrontPage } from "../../outbox/mails.ts";
import { mailStatements } from "../../outbox/outbox.ts";
import { localeOfRequest, textsOfRequest } from "../../requests/request-locale.ts";
import { clockInSeconds } from "../../scheduled/clock.ts";
import { readTexts } from "../../texts.ts";
import { mailedProduct } from "../newsletter/notify-me/notify-me-mails.ts";
import { findSharedWishlist } from "./shared-wishlists.ts";

const LIMITS = { what: "share", session: 5, network: 20, recipient: 3 };

const person = {
	recipientEmail: z.string().max(256).transform(plainText).refine(isEmail, "no e-mail address"),
	senderName: z
		.string()
		.trim()
		.min(1)
		.max(60)
		.refine(isCustomerName, "no name")
		.refine(isPlainNote, "no name"),
	message: z.string().trim().max(LONGEST_NOTE).refine(isPlainNote, "no addresses of pages").default(""),
};
export const shareProductSchema = z.strictObject({ productId: z.string().regex(PRODUCT_ID), ...person });
export const shareWishlistSchema = z.strictObject(person);
export const shareSchema = z.discriminatedUnion("type", [
	shareProductSchema.extend({ type: z.literal("product") }),
	shareWishlistSchema.extend({ type: z.literal("wishlist") }),
]);
type Share = z.infer<typeof shareSchema>;

export async function share(c: Context<CommerceHono>, request: Share): Promise<Response> {
	const { DB: db } = c.env;
	const shopper = c.get("shopper");
	const { siteId, usid } = shopper;
	const language = textsOfRequest(c, siteId);
	const { senderName, message } = request;
	const recipient = emailKey(request.recipientEmail);
	const sharedItems = await shownOf(c, request);
	if (!sharedItems) return problem(404, "nothing-to-share", "There is nothing to share.");
	const now = await clockInSeconds(db);
	const mail = { usid, address: readNetwork(c), recipient, now };
	const texts = readTexts(language, localeOfRequest(c)).shareMails;
	const words = texts[request.type];
	const fill = (text: string) =>
		text.replaceAll("{sender}", () => senderName).replaceAll("{product}", () => sharedItems.name);
	const href = storefrontPage(c.env, { siteId, locale: localeOfRequest(c) }, sharedItems.path);
	try {
		await db.batch([
			...countMail(db, LIMITS, mail),
			...mailStatements(
				db,
				{
					to: recipient,
					template: `share-${request.type}`,
					subject: fill(words.subject),
					text: [fill(words.text), ...(message ? [fill(texts.said), message] : []), fill(texts.why)].join(
						"\n\n",
					),
					...(sharedItems.picture ? { picture: sharedItems.picture } : {}),
					links: href ? [{ label: words.view, href }] : [],
					data: { siteId, language },
				},
				now,
			),
		]);
	} catch (error) {
		if (!isTooMany(error)) throw error;
		return problem(429, "too-many-mails", "Too many mails were sent. Try again later.");
	}
	return privateJson({ message: request.type === "product" ? "PRODUCT_EMAIL_SENT" : "WISHLIST_EMAIL_SENT" });
}

type Shown = { name: string; path: string; picture?: string };

async function shownOf(c: Context<CommerceHono>, request: Share): Promise<Shown | undefined> {
	const shopper = c.get("shopper");
	if (request.type === "product") {
		const language = textsOfRequest(c, shopper.siteId);
		return mailedProduct(c.env, shopper.siteId, request.productId, language);
	}
	const sharedWishlist = await findSharedWishlist(c.env.DB, shopper);
	return sharedWishlist
		? { name: "", path: `/shared-wishlist?${new URLSearchParams({ code: sharedWishlist.code })}` }
		: undefined;
}
