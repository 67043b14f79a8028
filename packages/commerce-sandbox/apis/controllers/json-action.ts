import type * as z from "zod";
import { jsonBody, noteBody } from "../../http/json-body.ts";
import type { Controller, ControllerRequest } from "./controller.ts";

export const jsonAction = <Schema extends z.ZodType>(
	schema: Schema,
	run: (request: ControllerRequest, body: z.infer<Schema>) => Promise<Response>,
): Controller => ({
	methods: ["POST"],
	scope: "required",
	handler: noteBody(schema, async (controllerRequest: ControllerRequest) => {
		const request = await jsonBody(controllerRequest.c, schema);
		return "refusal" in request ? request.refusal : run(controllerRequest, request.body);
	}),
});
