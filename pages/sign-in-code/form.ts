import { productId, resetRequestBody } from "../../shared/contracts/shopper-api.ts";
import { readCode, waitBeforeResend } from "../../shared/domain/identity/login-code.ts";
import type { FormContext, FormOutcome, HandleForm } from "../../worker/api/forms/form.ts";
import { formFields } from "../../worker/api/forms/form-fields.ts";
import { signIn } from "../../worker/api/identity/sign-in.ts";
import { isUnavailable } from "../../worker/platform/is-unavailable.ts";
import type { SignInCodeError } from "./contract.ts";

const DRAFT = "signInCode";

const to = ({ paths }: FormContext, error?: SignInCodeError): FormOutcome => ({
	location: paths.at("signInCode", error ? { error } : {}),
});

/** A platform that is away loses nothing: the form comes back with what it knew. */
const orUnavailable = async (cx: FormContext, act: () => Promise<FormOutcome>): Promise<FormOutcome> => {
	try {
		return await act();
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		cx.calls.platform.log("warning", "pages/sign-in-code", "No one can sign in by a code", { error });
		return to(cx, "unavailable");
	}
};

/** Has a code sent; the address is kept in the browser alone, for the page that asks for the code. */
const send = async (cx: FormContext, typed: string, wishlistProductId: string): Promise<FormOutcome> => {
	const { visitor, now } = cx;
	const seconds = now.getTime() / 1000;
	const keep = (values: Record<string, string>) =>
		visitor.drafts.keep(DRAFT, { values: { ...values, wishlistProductId }, faults: {} });
	const before = await visitor.drafts.read(DRAFT);
	const asked = resetRequestBody.safeParse({ email: typed });
	if (!asked.success) {
		await keep({ typed: typed.slice(0, 256) });
		return to(cx, "invalidEmail");
	}
	const { email } = asked.data;
	const { email: known, sentAt = "0" } = before?.values ?? {};
	if (known === email && waitBeforeResend(Number(sentAt), seconds) > 0) return to(cx, "tooSoon");
	if (known !== email) await keep({ typed: email });
	return orUnavailable(cx, async () => {
		const refusal = await visitor.shopper.sendCode(email);
		if (refusal) return to(cx, refusal);
		await keep({ email, sentAt: String(Math.floor(seconds)) });
		return to(cx);
	});
};

const enter = async (cx: FormContext, typed: string): Promise<FormOutcome> => {
	const { visitor, paths, calls } = cx;
	const { email, wishlistProductId } = (await visitor.drafts.read(DRAFT))?.values ?? {};
	if (!email) return to(cx, "newCode");
	const code = readCode(typed);
	if (!code) return to(cx, "wrongCode");
	return orUnavailable(cx, async () => {
		const outcome = await signIn(
			visitor,
			{ email, code, wishlistProductId: productId.safeParse(wishlistProductId).data },
			calls.platform.log,
		);
		// Two refusals are of what this form does not send.
		if (!outcome.ok) {
			const { error } = outcome;
			return to(cx, error === "wrongPassword" || error === "wrongPasskey" ? "wrongCode" : error);
		}
		visitor.drafts.drop(DRAFT);
		return outcome.done === "added"
			? { location: paths.at("wishlist", { notice: "wishlistAdded" }) }
			: { location: paths.at("account", { notice: "signedIn" }) };
	});
};

/** `POST /{locale}/login-code` (identity-22): fields intent = send | signIn | other, email, code, wishlistProductId. */
export const signInCodeForm: HandleForm = async (form, cx) => {
	const { intent, email = "", code = "", wishlistProductId = "" } = formFields(form);
	if (intent === "signIn") return enter(cx, code);
	if (intent === "other") {
		cx.visitor.drafts.drop(DRAFT);
		return to(cx);
	}
	return send(cx, email, productId.safeParse(wishlistProductId).data ?? "");
};
