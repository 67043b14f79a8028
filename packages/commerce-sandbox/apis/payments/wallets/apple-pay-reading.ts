import * as z from "zod";
import { jsonBody, noteBody } from "../../../http/json-body.ts";
import type { ControllerRequest } from "../../controllers/controller.ts";

export const basketShape = { basketId: z.string().max(64).optional() };
export function reading<Schema extends z.ZodType<{ basketId?: string | undefined }>>(
	schema: Schema,
	handle: (
		request: ControllerRequest,
		body: z.infer<Schema>,
		basketId: string | undefined,
	) => Promise<Response>,
) {
	return noteBody(schema, async (request: ControllerRequest): Promise<Response> => {
		const bodyReading = await jsonBody(request.c, schema, { emptyAs: {} });
		if ("refusal" in bodyReading) return bodyReading.refusal;
		return handle(request, bodyReading.body, bodyReading.body.basketId ?? request.c.req.query("basketId"));
	});
}
