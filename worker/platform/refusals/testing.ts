export const REFUSED_WORDS = "The postal code is another one.";

export const REFUSAL_FORMS = {
	flag: { error: true, errorMessage: REFUSED_WORDS },
	isError: { isError: true, message: REFUSED_WORDS },
	fault: { fault: { type: "InvalidOrderException", message: REFUSED_WORDS } },
	problem: { type: "x/order-refused", title: "Refused", detail: REFUSED_WORDS },
	statusCode: { status_code: "400 BAD_REQUEST", message: REFUSED_WORDS },
} as const;

export const REFUSALS: readonly { form: string; body: object; status: number }[] = Object.entries(
	REFUSAL_FORMS,
).flatMap(([form, body]) =>
	(form === "problem" ? [200] : [200, 400]).map((status) => ({ form, body, status })),
);
