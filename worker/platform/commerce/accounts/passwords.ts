import { ApiError } from "@salesforce/storefront-next-runtime/scapi";
import { failureDetails } from "../../fetch.ts";
import { isUnavailable } from "../../is-unavailable.ts";
import { type CustomApiContext, customApi } from "../custom-api.ts";
import { callsAsShopper, problemType } from "../logins/calls-as-shopper.ts";
import type { Shopper } from "../logins/sessions.ts";
import { readProblemType } from "../problem-type.ts";
import type { ScapiContext } from "../scapi.ts";

type Result<Error extends string> = { ok: true } | { ok: false; error: Error };
export type ResetRequestError = "invalidEmail" | "tooManyTries" | "unavailable";
export type NewPasswordError = "usedToken" | "weakPassword" | "unavailable";
export type PasswordChangeError = "wrongCurrentPassword" | "weakPassword" | "tooManyTries" | "unavailable";

export type PasswordPort = {
	/** Requests a mail with a reset link. The result does not reveal whether the address belongs to a customer (identity-28). */
	requestReset(email: string): Promise<Result<ResetRequestError>>;
	requestFirst(email: string): void;
	checkToken(token: string): Promise<"valid" | "used" | "unavailable">;
	setNew(token: string, password: string): Promise<Result<NewPasswordError>>;
	/** Changes the customer's password; a wrong current password has its own error (identity-26). */
	change(passwords: { current: string; next: string }): Promise<Result<PasswordChangeError>>;
};

const fail = <Error extends string>(error: Error): { ok: false; error: Error } => ({ ok: false, error });

export const createPasswords = (
	cx: CustomApiContext & Omit<ScapiContext, "token"> & { waitUntil: (work: Promise<unknown>) => void },
	shopper: Shopper,
): PasswordPort => {
	const post = (action: string, body: object) => customApi(cx, shopper)("customer-api", action, body);
	const withSession = callsAsShopper(cx, shopper);
	const unavailable = (title: string, details: Record<string, unknown>): "unavailable" => {
		cx.platform.log("warning", "commerce/passwords", title, details);
		return "unavailable";
	};
	const orUnavailable = async <T>(what: string, ask: () => Promise<T>): Promise<T | "unavailable"> => {
		try {
			return await ask();
		} catch (error) {
			if (!isUnavailable(error)) throw error;
			return unavailable(what, { error });
		}
	};
	const requestReset: PasswordPort["requestReset"] = async (email) => {
		const { country: countryCode, language: languageCode } = cx.locale;
		const title = "Reset customer password failed";
		const response = await orUnavailable(title, () =>
			post("reset-password", { email, countryCode, languageCode }),
		);
		if (response === "unavailable") return fail(response);
		if (response.ok) return { ok: true };
		if (response.status === 429) return fail("tooManyTries");
		if (readProblemType(response.json) === "invalid-email") return fail("invalidEmail");
		return fail(unavailable(title, failureDetails(response)));
	};
	const requestFirst = async (email: string): Promise<void> => {
		const title = "Customer exists failed";
		const response = await orUnavailable(title, () => post("exist", { email }));
		if (response === "unavailable") return;
		if (!response.ok) return void unavailable(title, failureDetails(response));
		const { shouldResetPassword } = (response.json ?? {}) as { shouldResetPassword?: unknown };
		if (shouldResetPassword === true) await requestReset(email);
	};
	return {
		requestReset,
		requestFirst: (email) => cx.waitUntil(requestFirst(email)),
		async checkToken(token) {
			const title = "Check reset token validity failed";
			const response = await orUnavailable(title, () => post("check-token-validity", { token }));
			if (response === "unavailable") return response;
			const { isValid } = ((response.ok && response.json) || {}) as { isValid?: unknown };
			if (typeof isValid !== "boolean") return unavailable(title, failureDetails(response));
			return isValid ? "valid" : "used";
		},
		async setNew(token, password) {
			const title = "Set new customer password failed";
			const response = await orUnavailable(title, () => post("new-password", { token, password }));
			if (response === "unavailable") return fail(response);
			if (response.ok) return { ok: true };
			const type = readProblemType(response.json);
			if (type === "invalid-reset-token") return fail("usedToken");
			if (type === "invalid-password") return fail("weakPassword");
			return fail(unavailable(title, failureDetails(response)));
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
						if (error instanceof ApiError && error.status === 429) return fail("tooManyTries");
						const type = error instanceof ApiError && error.status === 400 ? problemType(error) : "";
						if (type === "update-password") return fail("wrongCurrentPassword");
						if (type === "invalid-password") return fail("weakPassword");
						throw error;
					}
				}),
			);
			return result === "unavailable" ? fail(result) : result;
		},
	};
};
