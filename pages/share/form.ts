import { isCustomerName } from "@vetrina/shop-rules/catalogue/customer-rules.ts";
import { LONGEST_NOTE } from "@vetrina/shop-rules/catalogue/longest-note.ts";
import { isProductId } from "@vetrina/shop-rules/catalogue/product-id.ts";
import { isPlainNote } from "@vetrina/shop-rules/sharing/plain-note.ts";
import { parseEmail } from "@vetrina/shop-rules/typed/email.ts";
import { oneLine, plainText } from "@vetrina/shop-rules/typed/plain-text.ts";
import { mayUseWishlist } from "../../shared/domain/wishlist/wishlist.ts";
import type { FormContext, FormOutcome, HandleForm } from "../../worker/request/form/form-context.ts";
import { formFields, omitUndefined } from "../../worker/request/form/form-fields.ts";
import { contextForApi } from "../../worker/request/page/create-page-context.ts";
import { readVisitor } from "../../worker/request/visitor.ts";
import { SHARE_DRAFT } from "./loader.ts";

const LONGEST = { name: 60, email: 256, note: LONGEST_NOTE };

const readMail = (fields: Record<string, string>) => {
	const typed = (name: keyof typeof LONGEST) => (fields[name] ?? "").trim();
	// Browsers count a line break as one character and send two.
	const [name, email] = [oneLine(fields.name), plainText(fields.email)];
	const note = typed("note").replace(/\r\n?/g, "\n");
	const faults: Record<string, string> = {};
	if (name === "") faults.name = "required";
	else if (name.length > LONGEST.name) faults.name = "tooLong";
	else if (!isCustomerName(name) || !isPlainNote(name)) faults.name = "name";
	if (email === "") faults.email = "required";
	else if (!parseEmail(email)) faults.email = "email";
	if (note.length > LONGEST.note) faults.note = "tooLong";
	else if (!isPlainNote(note)) faults.note = "plain";
	return { name, email, note, faults };
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
	const { name, email, note, faults } = readMail(fields);
	const refuse = async (error: string) => {
		await drafts.keep(SHARE_DRAFT, {
			values: {
				name: name.slice(0, LONGEST.name),
				email: email.slice(0, LONGEST.email),
				note: note.slice(0, LONGEST.note),
			},
			faults: Object.fromEntries(Object.entries(faults).map(([field, code]) => [field, [code]])),
		});
		return to({ error });
	};
	if (Object.keys(faults).length > 0) return refuse("form");
	const mail = { recipientEmail: email, senderName: name, message: note };
	const outcome = await (productId === undefined
		? sharing.mailWishlist(mail)
		: sharing.mailProduct(productId, mail));
	if (outcome !== "sent") return refuse(outcome === "notFound" ? "invalid" : outcome);
	drafts.drop(SHARE_DRAFT);
	return to({ notice: "sent" });
};

/**
 * Fields: intent = send | open | end; owner of the wishlist, empty for a guest. send (sharing-1): email of the reader, name of the sender,
 * note, and productId; without a product it shares the wishlist. open, end (sharing-2): showName = 1 shows the customer's first name.
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
	// The tab was opened before a sign-in or sign-out.
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
