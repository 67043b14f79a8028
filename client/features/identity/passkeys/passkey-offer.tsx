import { useState } from "react";
import { useTranslation } from "../../../state/texts.ts";
import type_ from "../../../styles/type.module.css";
import button from "../../../ui/button.module.css";
import { classNames } from "../../../ui/class-names.ts";
import field from "../../../ui/forms/field.module.css";
import { rememberDeclined } from "./declined-passkey.ts";
import { NewPasskey } from "./new-passkey.tsx";

type PasskeyOfferProps = {
	onDone: () => void;
	inPage?: boolean;
};

export function PasskeyOffer({ onDone, inPage }: PasskeyOfferProps) {
	const { t } = useTranslation();
	const [isMade, setMade] = useState(false);
	const decline = () => {
		rememberDeclined();
		onDone();
	};
	return (
		<section className={field.form}>
			<h3 className={type_.title} tabIndex={-1} ref={(heading) => (inPage ? undefined : heading?.focus())}>
				{t("passkey.offer")}
			</h3>
			<p className={type_.muted}>{t("passkey.hint")}</p>
			<p role="status">{isMade ? t("passkey.made") : ""}</p>
			{isMade ? (
				<button
					type="button"
					className={classNames(button.button, button.dark, button.wide)}
					onClick={onDone}
				>
					{t("shell.close")}
				</button>
			) : (
				<>
					<NewPasskey
						isWide
						onMade={() => {
							rememberDeclined();
							setMade(true);
						}}
					/>
					<button type="button" className={classNames(button.button, button.wide)} onClick={decline}>
						{t("passkey.notNow")}
					</button>
				</>
			)}
		</section>
	);
}
