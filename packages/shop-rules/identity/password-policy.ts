export type PasswordPolicy = {
	minLength: number;
	maxLength: number;
	forceLetters: boolean;
	forceMixedCase: boolean;
	forceNumbers: boolean;
	minSpecialChars: number;
};

export const DEFAULT_PASSWORD_POLICY: PasswordPolicy = {
	minLength: 8,
	maxLength: 16,
	forceLetters: true,
	forceMixedCase: true,
	forceNumbers: true,
	minSpecialChars: 1,
};

export const PASSWORD_FAULTS = [
	"tooShort",
	"tooLong",
	"noLetters",
	"noMixedCase",
	"noNumbers",
	"tooFewSpecialChars",
] as const;
export type PasswordFault = (typeof PASSWORD_FAULTS)[number];

export function passwordFaults(password: string, policy: PasswordPolicy): PasswordFault[] {
	const special = password.match(/[^\p{L}\p{N}\s]/gu)?.length ?? 0;
	const applies: Record<PasswordFault, boolean> = {
		tooShort: password.length < policy.minLength,
		tooLong: password.length > policy.maxLength,
		noLetters: policy.forceLetters && !/\p{L}/u.test(password),
		noMixedCase: policy.forceMixedCase && !(/\p{Lu}/u.test(password) && /\p{Ll}/u.test(password)),
		noNumbers: policy.forceNumbers && !/\p{N}/u.test(password),
		tooFewSpecialChars: special < policy.minSpecialChars,
	};
	return PASSWORD_FAULTS.filter((fault) => applies[fault]);
}

export const listRequirements = (policy: PasswordPolicy): PasswordFault[] =>
	PASSWORD_FAULTS.filter(
		(fault) =>
			(fault !== "noLetters" || (policy.forceLetters && !policy.forceMixedCase)) &&
			(fault !== "noMixedCase" || policy.forceMixedCase) &&
			(fault !== "noNumbers" || policy.forceNumbers) &&
			(fault !== "tooFewSpecialChars" || policy.minSpecialChars > 0),
	);

export const passwordRules = (policy: PasswordPolicy): string =>
	[
		`minlength: ${policy.minLength}`,
		`maxlength: ${policy.maxLength}`,
		...(policy.forceMixedCase ? ["required: lower", "required: upper"] : []),
		...(policy.forceLetters && !policy.forceMixedCase ? ["required: lower, upper"] : []),
		...(policy.forceNumbers ? ["required: digit"] : []),
		...(policy.minSpecialChars > 0 ? ["required: special"] : []),
	].join("; ");
