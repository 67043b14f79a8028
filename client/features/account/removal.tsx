import type { ReactNode } from "react";
import { useTranslation } from "../../state/texts.ts";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import field from "../../ui/forms/field.module.css";
import { PagePopup } from "../../ui/overlay/page-popup.tsx";
import styles from "./account-page.module.css";

type RemovalProps = {
	popup: string;
	id: string;
	owner?: string;
	href: string;
	question: string;
	children: ReactNode;
};

export function Removal({ popup, id, owner, href, question, children }: RemovalProps) {
	const { t } = useTranslation();
	return (
		<PagePopup id={popup} title={question} closeLabel={t("shell.close")} closeHref={href}>
			<form method="post" action={href} className={classNames(field.form, styles.form)}>
				{children}
				<input type="hidden" name="id" value={id} />
				{owner ? <input type="hidden" name="owner" value={owner} /> : null}
				<div className={styles.actions}>
					<button
						type="submit"
						name="intent"
						value="remove"
						className={classNames(button.button, button.dark)}
					>
						{t("account.yes")}
					</button>
					<a className={button.button} href={href}>
						{t("account.no")}
					</a>
				</div>
			</form>
		</PagePopup>
	);
}
