import type { SizeHelpView } from "../../../../shared/contracts/size-views.ts";
import { useUi } from "../../../state/app-context.tsx";
import { useTranslation } from "../../../state/texts.ts";
import type_ from "../../../styles/type.module.css";
import { classNames } from "../../../ui/class-names.ts";
import { insteadOfFollowing } from "../../../ui/is-plain-click.ts";
import styles from "./size-help.module.css";

export function SizeHelp({ help }: { help: SizeHelpView }) {
	const { t } = useTranslation();
	const ui = useUi();
	const open = insteadOfFollowing(() => ui.openSizeGuide(help));
	return (
		<a className={classNames(type_.small, styles.help)} href={help.href} onClick={open}>
			{t(help.tables.length > 0 ? "sizeGuide.title" : "sizeGuide.measurements")}
		</a>
	);
}
