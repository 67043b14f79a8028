import { productId, resetRequestBody } from "../../shared/contracts/shopper-api.ts";
import { readCode, waitBeforeResend } from "../../shared/domain/identity/login-code.ts";
import { isUnavailable } from "../../worker/platform/is-unavailable.ts";
import type { FormContext, FormOutcome, HandleForm } from "../../worker/request/form/form-context.ts";
import { formFields, omitUndefined } from "../../worker/request/form/form-fields.ts";
import { inEvenTime } from "../../worker/request/identity/in-even-time.ts";
import { signIn } from "../../worker/request/identity/sign-in.ts";
import type { SignInBack } from "../sign-in/contract.ts";
import { readBack } from "../sign-in/loader.ts";
import type { SignInCodeError } from "./contract.ts";

const DRAFT = "signInCode";

const wantedIn = ({ wishlistProductId, back }: Record<string, string>): Wanted => ({
	wishlistProductId: productId.safeParse(wishlistProductId).data,
	back: readBack(back),
});

type Wanted = { wishlistProductId?: string; back?: SignInBack };

const to = ({ paths }: FormContext, error?: SignInCodeError, destination: Wanted = {}): FormOutcome => ({
	location: paths.at("signInCode", omitUndefined({ error, ...destination })),
});

const orUnavailable = async (
	cx: FormContext,
	act: () => Promise<FormOutcome>,
	destination?: Wanted,
): Promise<FormOutcome> => {
	try {
		return await act();
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		cx.calls.platform.log("warning", "pages/sign-in-code", "Sign-in by a code failed", { error });
		return to(cx, "unavailable", destination);
	}
};

const send = async (cx: FormContext, typed: string, destination: Wanted): Promise<FormOutcome> => {
	const { visitor, now } = cx;
	const seconds = now.getTime() / 1000;
	const keep = (values: Record<string, string>) =>
		visitor.drafts.keep(DRAFT, { values: { ...values, ...omitUndefined(destination) }, faults: {} });
	const before = await visitor.drafts.read(DRAFT);
	const result = resetRequestBody.safeParse({ email: typed });
	if (!result.success) {
		await keep({ typed: typed.slice(0, 256) });
		return to(cx, "invalidEmail", destination);
	}
	const { email } = result.data;
	const { email: knownEmail, sentAt = "0" } = before?.values ?? {};
	if (knownEmail === email && waitBeforeResend(Number(sentAt), seconds) > 0) return to(cx, "tooSoon");
	if (knownEmail !== email) await keep({ typed: email });
	return orUnavailable(
		cx,
		async () => {
			const { deadline } = cx.calls.platform;
			const refusal = await inEvenTime(visitor.shopper.sendCode(email), deadline);
			if (refusal) return to(cx, refusal, destination);
			await keep({ email, sentAt: String(Math.floor(seconds)) });
			return to(cx);
		},
		destination,
	);
};

const enter = async (cx: FormContext, typed: string): Promise<FormOutcome> => {
	const { visitor, paths, calls } = cx;
	const { email, ...storedValues } = (await visitor.drafts.read(DRAFT))?.values ?? {};
	if (!email) return to(cx, "newCode");
	const code = readCode(typed);
	if (!code) return to(cx, "wrongCode");
	return orUnavailable(cx, async () => {
		const outcome = await signIn(
			visitor,
			{ email, code, wishlistProductId: wantedIn(storedValues).wishlistProductId },
			calls.platform.log,
		);
		if (!outcome.ok) {
			const { error } = outcome;
			return to(cx, error === "wrongPassword" || error === "wrongPasskey" ? "wrongCode" : error);
		}
		visitor.drafts.drop(DRAFT);
		if (outcome.done === "added") return { location: paths.at("wishlist", { notice: "wishlistAdded" }) };
		const { back = "account" } = wantedIn(storedValues);
		return { location: paths.at(back, back === "account" ? { notice: "signedIn" } : {}) };
	});
};

/**
 * Sends a code to an address, or signs in with it (identity-22). Fields: intent = send | signIn | other, email, code, wishlistProductId,
 * back.
 */
export const signInCodeForm: HandleForm = async (form, cx) => {
	const { intent, email = "", code = "", ...fields } = formFields(form);
	if (intent === "signIn") return enter(cx, code);
	const destination = wantedIn(fields);
	if (intent === "other") {
		cx.visitor.drafts.drop(DRAFT);
		return to(cx, undefined, destination);
	}
	return send(cx, email, destination);
};
