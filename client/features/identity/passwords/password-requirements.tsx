import {
	listRequirements,
	type PasswordPolicy,
	passwordFaults,
} from "@vetrina/shop-rules/identity/password-policy.ts";
import { useTranslation } from "../../../state/texts.ts";
import type_ from "../../../styles/type.module.css";
import { classNames } from "../../../ui/class-names.ts";
import styles from "./password-requirements.module.css";

export function PasswordRequirements({ policy, password }: { policy: PasswordPolicy; password: string }) {
	const { t } = useTranslation();
	const missing = new Set(passwordFaults(password, policy));
	return (
		<ul className={classNames(type_.small, styles.requirements)} aria-label={t("password.requirements")}>
			{listRequirements(policy).map((requirement) => {
				const isMet = password !== "" && !missing.has(requirement);
				return (
					<li key={requirement} data-met={isMet || undefined}>
						{t(`password.${requirement}`, {
							count:
								requirement === "tooLong"
									? policy.maxLength
									: requirement === "tooFewSpecialChars"
										? policy.minSpecialChars
										: policy.minLength,
						})}
						{isMet ? <span className={type_.hidden}>{` (${t("password.met")})`}</span> : null}
					</li>
				);
			})}
		</ul>
	);
}
