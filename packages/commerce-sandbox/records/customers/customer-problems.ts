import { passwordFaults } from "@vetrina/shop-rules/identity/password-policy.ts";
import { problem } from "../../http/problem.ts";
import { passwordPolicy } from "../../settings/preferences.ts";

export const invalidCustomer = (): Response => problem(400, "invalid-customer", "The customer is invalid.");

export function customerNotFound(id: string): Response {
	const customerId = id.slice(0, 64);
	return problem(404, "not-found", `No customer with ID '${customerId}' could be found.`, { customerId });
}

export const loginInUse = (): Response =>
	problem(400, "login-already-in-use", "The login is already in use.");

export const invalidEmail = (): Response => problem(400, "invalid-email", "The email is invalid.");

export function passwordRefusal(password: string): Response | undefined {
	const violations = passwordFaults(password, passwordPolicy);
	if (violations.length === 0) return undefined;
	return problem(400, "invalid-password", "The password does not meet the password policy.", { violations });
}

export const wrongCurrentPassword = (): Response =>
	problem(400, "update-password", "The current password is not correct.");

export const invalidResetToken = (): Response =>
	problem(400, "invalid-reset-token", "The token is unknown, was used or has expired.");

export const agentsDoNot = (): Response =>
	problem(403, "forbidden", "Only customers themselves do this with their account.");

export function tooManyTries({ retryAfter = 1 }: { refused: string; retryAfter?: number }): Response {
	const refusal = problem(429, "too-many-requests", "Too many tries. Try again later.");
	refusal.headers.set("retry-after", String(retryAfter));
	return refusal;
}

const MAX_CHARACTERS = 20_000;

export function sizeRefusal(storedDocument: object, change: object): Response | undefined {
	if (JSON.stringify({ ...storedDocument, ...change }).length <= MAX_CHARACTERS) return undefined;
	return problem(400, "bad-request", "With this change it would hold more than it may.");
}
