import { ApiError } from "@salesforce/storefront-next-runtime/scapi";
import { isUnavailable } from "../is-unavailable.ts";
import { type CustomApiContext, customApi } from "./custom-api.ts";
import { callsAsShopper, problemType } from "./logins/calls-as-shopper.ts";
import type { Shopper } from "./logins/sessions.ts";
import { problemTypeOf } from "./problem-type.ts";
import type { ScapiContext } from "./scapi.ts";

type Result<Error extends string> = { ok: true } | { ok: false; error: Error };
export type ResetRequestError = "invalidEmail" | "tooManyTries" | "unavailable";
/** `usedToken`: the token was used, has expired or never was one. */
export type NewPasswordError = "usedToken" | "weakPassword" | "unavailable";
export type PasswordChangeError = "wrongCurrentPassword" | "weakPassword" | "tooManyTries" | "unavailable";

/** Passwords of customers, at the platform. One that is away is a result, too: nothing of what was typed is lost then. */
export type PasswordPort = {
	/** Has the mail with a reset token sent. Whether the address is a customer's is not said (identity-28). */
	requestReset(email: string): Promise<Result<ResetRequestError>>;
	/** Has that mail sent, behind the response, to a customer who has no password yet, and to no other address (identity-28). */
	requestFirst(email: string): void;
	/** Would this token still set a password (identity-25)? */
	checkToken(token: string): Promise<"valid" | "used" | "unavailable">;
	/** Sets it, and ends the sessions of the old one. */
	setNew(token: string, password: string): Promise<Result<NewPasswordError>>;
	/** Of the customer who is signed in (identity-26). */
	change(passwords: { current: string; next: string }): Promise<Result<PasswordChangeError>>;
};

const failed = <Error extends string>(error: Error): { ok: false; error: Error } => ({ ok: false, error });

export const createPasswords = (
	cx: CustomApiContext & Omit<ScapiContext, "token"> & { waitUntil: (work: Promise<unknown>) => void },
	shopper: Shopper,
): PasswordPort => {
	const post = (action: string, body: object) => customApi(cx, shopper)("customer-api", action, body);
	const withSession = callsAsShopper(cx, shopper);
	/** What the platform does not say is unavailable; anything else that throws is a bug. */
	const orUnavailable = async <T>(what: string, ask: () => Promise<T>): Promise<T | "unavailable"> => {
		try {
			return await ask();
		} catch (error) {
			if (!isUnavailable(error)) throw error;
			cx.platform.log("warning", "commerce/passwords", what, { error });
			return "unavailable";
		}
	};
	const requestReset: PasswordPort["requestReset"] = async (email) => {
		const { country: countryCode, language: languageCode } = cx.locale;
		const response = await orUnavailable("No mail for a new password can be sent", () =>
			post("reset-password", { email, countryCode, languageCode }),
		);
		if (response === "unavailable") return failed(response);
		if (response.ok) return { ok: true };
		if (response.status === 429) return failed("tooManyTries");
		return failed(problemTypeOf(response.json) === "invalid-email" ? "invalidEmail" : "unavailable");
	};
	const requestFirst = async (email: string): Promise<void> => {
		const response = await orUnavailable("Whether a customer has a password is not known", () =>
			post("exist", { email }),
		);
		if (response === "unavailable" || !response.ok) return;
		const { shouldResetPassword } = (response.json ?? {}) as { shouldResetPassword?: unknown };
		if (shouldResetPassword === true) await requestReset(email);
	};
	return {
		requestReset,
		requestFirst: (email) => cx.waitUntil(requestFirst(email)),
		async checkToken(token) {
			const response = await orUnavailable("A token for a new password cannot be checked", () =>
				post("check-token-validity", { token }),
			);
			if (response === "unavailable" || !response.ok) return "unavailable";
			const { isValid } = (response.json ?? {}) as { isValid?: unknown };
			return typeof isValid === "boolean" ? (isValid ? "valid" : "used") : "unavailable";
		},
		async setNew(token, password) {
			const response = await orUnavailable("A new password cannot be set", () =>
				post("new-password", { token, password }),
			);
			if (response === "unavailable") return failed(response);
			if (response.ok) return { ok: true };
			const type = problemTypeOf(response.json);
			if (type === "invalid-reset-token") return failed("usedToken");
			return failed(type === "invalid-password" ? "weakPassword" : "unavailable");
		},
		change: async ({ current, next }) => {
			const result = await orUnavailable("A password cannot be changed", () =>
				withSession(async (clients, { customerId }): Promise<Result<PasswordChangeError>> => {
					try {
						await clients.shopperCustomers.updateCustomerPassword({
							params: { path: { customerId } },
							body: { currentPassword: current, password: next },
						});
						return { ok: true };
					} catch (error) {
						if (error instanceof ApiError && error.status === 429) return failed("tooManyTries");
						const type = error instanceof ApiError && error.status === 400 ? problemType(error) : "";
						if (type === "update-password") return failed("wrongCurrentPassword");
						if (type === "invalid-password") return failed("weakPassword");
						throw error;
					}
				}),
			);
			return result === "unavailable" ? failed(result) : result;
		},
	};
};
