import { isProductId } from "@vetrina/shop-rules/catalogue/product-id.ts";
import { isPlainNote } from "@vetrina/shop-rules/sharing/plain-note.ts";
import { mayUseWishlist } from "../../shared/domain/wishlist/wishlist.ts";
import type { FormContext, FormOutcome, HandleForm } from "../../worker/request/form/form-context.ts";
import { formFields, omitUndefined } from "../../worker/request/form/form-fields.ts";
import { cutPersonFields, readPersonFields } from "../../worker/request/form/person-fields.ts";
import { contextForApi } from "../../worker/request/page/create-page-context.ts";
import { readVisitor } from "../../worker/request/visitor.ts";
import { SHARE_DRAFT } from "./loader.ts";

const LONGEST_NAME = 60;

const readMail = (fields: Record<string, string>) => {
	const { faults, ...mail } = readPersonFields(fields, LONGEST_NAME);
	if (!isPlainNote(mail.name)) faults.name ??= "name";
	if (!isPlainNote(mail.note)) faults.note ??= "plain";
	return { mail, faults };
};

const send = async (
	fields: Record<string, string>,
	{ paths, visitor: { sharing, drafts } }: FormContext,
): Promise<FormOutcome> => {
	const { productId } = fields;
	const to = (query: Record<string, string>) => ({
		location: paths.at("share", omitUndefined({ productId, ...query })),
	});
	if (productId !== undefined && !isProductId(productId)) return { location: paths.home() };
	const { mail, faults } = readMail(fields);
	const refuse = async (error: string) => {
		await drafts.keep(SHARE_DRAFT, {
			values: cutPersonFields(mail, LONGEST_NAME),
			faults: Object.fromEntries(Object.entries(faults).map(([field, code]) => [field, [code]])),
		});
		return to({ error });
	};
	if (Object.keys(faults).length > 0) return refuse("form");
	const message = { recipientEmail: mail.email, senderName: mail.name, message: mail.note };
	const outcome = await (productId === undefined
		? sharing.mailWishlist(message)
		: sharing.mailProduct(productId, message));
	if (outcome !== "sent") return refuse(outcome === "notFound" ? "invalid" : outcome);
	drafts.drop(SHARE_DRAFT);
	return to({ notice: "sent" });
};

/**
 * Shares a product or the wishlist. Fields: intent = send | open | end; owner of the wishlist, empty for a guest. send (sharing-1): email
 * of the reader, name of the sender, note, and productId, which is absent for the wishlist. open, end (sharing-2): showName = 1 shows the
 * customer's first name.
 */
export const shareForm: HandleForm = async (form, cx) => {
	const { intent, ...fields } = formFields(form);
	const { paths, visitor, calls, locale } = cx;
	const { settings } = await contextForApi(calls, locale);
	if (!settings.sharingEnabled) return { location: paths.home() };
	const isWishlist = intent === "open" || intent === "end" || fields.productId === undefined;
	const person = await readVisitor(visitor.shopper);
	if (isWishlist && !mayUseWishlist(person, settings))
		return { location: paths.at("signIn", { back: "wishlist" }) };
	const { owner = "", ...ownFields } = fields;
	// The shopper has signed in or out since this tab was opened.
	if (isWishlist && owner !== (person.registered ? person.customerId : ""))
		return { location: paths.at("share", { error: "changed" }) };
	if (intent === "open") {
		const profile = ownFields.showName === "1" && person.registered ? await visitor.profile.read() : null;
		const firstName = profile?.person.firstName ?? "";
		const link = await visitor.sharing.open(firstName);
		return { location: paths.at("share", link ? { notice: "shared" } : { error: "unavailable" }) };
	}
	if (intent === "end") {
		const isOver = await visitor.sharing.end();
		return { location: paths.at("share", isOver ? { notice: "ended" } : { error: "unavailable" }) };
	}
	return send(ownFields, cx);
};
