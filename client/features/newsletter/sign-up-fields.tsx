import type { TypedSignUp } from "../../../pages/newsletter/contract.ts";
import { toLinkedParts } from "../../../shared/domain/legal/linked-text.ts";
import type { SignUpField } from "../../../shared/domain/newsletter/sign-up.ts";
import { usePlace } from "../../state/app-context.tsx";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import field from "../../ui/forms/field.module.css";
import { CheckboxField } from "../../ui/forms/form-field.tsx";
import { LinkedText } from "../../ui/text/linked-text.tsx";
import styles from "./sign-up-fields.module.css";

type SignUpFieldsProps = { asks: readonly SignUpField[]; source: string; typed?: TypedSignUp };

/** Renders the questions about interests and consents (newsletter-15). Nothing is required, and nothing but earlier input is ticked. */
export function SignUpFields({ asks, source, typed }: SignUpFieldsProps) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	return (
		<>
			{asks.includes("newsFor") ? (
				<fieldset className={styles.newsFor}>
					<legend className={type_.small}>{t("newsletterForm.newsFor")}</legend>
					{(["women", "men", "children"] as const).map((one) => (
						<label key={one} className={field.checkbox}>
							<input
								type="checkbox"
								name="newsFor"
								value={one}
								defaultChecked={typed?.newsFor?.includes(one)}
							/>
							<span>{t(`newsletterForm.newsForChoice.${one}`)}</span>
						</label>
					))}
				</fieldset>
			) : null}
			{(["dataCollection", "privacy"] as const).map((name) =>
				asks.includes(name) ? (
					<div key={name}>
						<input type="hidden" name="asks" value={name} />
						<CheckboxField
							id={`newsletter-${name}-${source}`}
							name={name}
							label={
								<span className={type_.small}>
									<LinkedText parts={toLinkedParts(t(`newsletterForm.${name}`), [shell.privacyHref])} />
								</span>
							}
							defaultChecked={typed?.[name]}
						/>
					</div>
				) : null,
			)}
		</>
	);
}
