import * as z from "zod";

export type CustomProperties = Record<`c_${string}`, unknown>;

const CUSTOM_LENGTH = 4000;
const CUSTOM_COUNT = 30;

export function withCustom<Shape extends z.ZodRawShape>(shape: Shape, ignoredNames: readonly string[] = []) {
	const knownNames = new Set([...Object.keys(shape), ...ignoredNames]);
	return z
		.record(z.string(), z.unknown())
		.transform((input, context) => {
			const custom: CustomProperties = {};
			for (const [key, value] of Object.entries(input)) {
				if (isCustomKey(key)) custom[key] = value;
				else if (!knownNames.has(key))
					context.addIssue({ code: "custom", path: [key.slice(0, 40)], message: "is unknown" });
			}
			if (Object.keys(custom).length > CUSTOM_COUNT || JSON.stringify(custom).length > CUSTOM_LENGTH) {
				context.addIssue({ code: "custom", path: ["c_"], message: "holds more than custom properties may" });
			}
			return { input, custom };
		})
		.transform(({ input, custom }, context) => {
			const result = z.object(shape).safeParse(input);
			if (result.success) return { ...result.data, custom };
			for (const issue of result.error.issues)
				context.addIssue({ code: "custom", path: issue.path, message: issue.message });
			return z.NEVER;
		});
}

function isCustomKey(key: string): key is `c_${string}` {
	return /^c_[A-Za-z][A-Za-z0-9_]{0,60}$/.test(key);
}
