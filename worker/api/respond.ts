import { zValidator } from "@hono/zod-validator";
import type { Context, TypedResponse } from "hono";
import type * as z from "zod";
import type { ApiErrorCode } from "../../shared/contracts/shopper-api.ts";

const STATUS = {
	maxQuantity: 409,
	notAvailable: 409,
	noPrice: 409,
	unknownProduct: 404,
	itemGone: 404,
	changedElsewhere: 409,
	otherBag: 409,
	customisation: 400,
	couponKnown: 409,
	couponRefused: 409,
	unavailable: 503,
	forbidden: 403,
	invalid: 400,
	invalidEmail: 400,
	firstName: 400,
	lastName: 400,
	birthday: 400,
	tooYoung: 400,
	signIn: 403,
	wishlistItemGone: 404,
	wishlistFull: 409,
	wrongPassword: 403,
	wrongCode: 403,
	wrongPasskey: 403,
	usedToken: 410,
	weakPassword: 400,
	tooManyTries: 429,
	tooSoon: 409,
	noSignIn: 503,
	walletRefused: 409,
	totalChanged: 409,
} as const satisfies Record<ApiErrorCode, number>;

type Failure<E extends ApiErrorCode> = { ok: false; error: E };
type Failed<E extends ApiErrorCode, Rest> = Response &
	TypedResponse<Failure<E> & Rest, (typeof STATUS)[E], "json">;

export const fail = <E extends ApiErrorCode, Rest extends object = object>(
	c: Context,
	error: E,
	rest?: Rest,
): Failed<E, Rest> => c.json({ ok: false, error, ...rest }, STATUS[error]) as Response as Failed<E, Rest>;

export const validate = <T extends "json" | "query" | "param", S extends z.ZodType>(
	target: T,
	schema: S,
	error: "invalid" | "invalidEmail" | "weakPassword" | "itemGone" | "wishlistItemGone" = "invalid",
) => zValidator(target, schema, (result, c) => (result.success ? undefined : fail(c, error)));
