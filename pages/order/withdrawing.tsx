import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { CheckboxField, InputField } from "../../client/ui/forms/form-field.tsx";
import { LinkedText } from "../../client/ui/text/linked-text.tsx";
import { toLinkedParts } from "../../shared/domain/legal/linked-text.ts";
import type { WithdrawingView } from "./contract.ts";
import styles from "./screen.module.css";

/** Shows the buyer's declaration before it is confirmed: it can be changed, and posts without JavaScript (legal-4). */
export function Withdrawing({
	action,
	noHref,
	name,
	until,
	lines,
	instructionsHref,
	requestId,
}: WithdrawingView) {
	const { t } = useTranslation();
	return (
		<form method="post" action={action} className={styles.question}>
			<h2 className={type_.title}>{t("withdrawal.title")}</h2>
			<p>
				<LinkedText parts={toLinkedParts(t("withdrawal.hint"), [instructionsHref])} />
			</p>
			{until ? <p>{t("withdrawal.until", { date: until })}</p> : null}
			<input type="hidden" name="requestId" value={requestId} />
			<InputField
				id="withdrawal-name"
				name="name"
				label={t("withdrawal.name")}
				error=""
				defaultValue={name}
				autoComplete="name"
				maxLength={100}
				required
			/>
			<fieldset>
				<legend className={type_.small}>{t("withdrawal.items")}</legend>
				{lines.map(({ itemId, title }) => (
					<CheckboxField
						key={itemId}
						id={`withdraw-${itemId}`}
						name={`withdraw.${itemId}`}
						label={title}
						defaultChecked
					/>
				))}
			</fieldset>
			<p className={styles.actions}>
				<button
					type="submit"
					name="intent"
					value="withdraw"
					className={classNames(button.button, button.dark)}
				>
					{t("withdrawal.confirm")}
				</button>
				<a className={button.button} href={noHref}>
					{t("withdrawal.keep")}
				</a>
			</p>
		</form>
	);
}
