import type { ReactNode } from "react";
import type { ShellView } from "../../../../shared/contracts/views.ts";
import { signInForProduct } from "../../../../shared/domain/addresses/paths.ts";
import type { ProviderId } from "../../../../shared/domain/identity/providers.ts";
import { useTranslation } from "../../../state/texts.ts";
import button from "../../../ui/button.module.css";
import { classNames } from "../../../ui/class-names.ts";
import { insteadOfFollowing } from "../../../ui/is-plain-click.ts";
import styles from "./provider-links.module.css";
import { useProviderScript } from "./use-provider-script.ts";

const MARKS: Partial<Record<ProviderId, ReactNode>> = {
	apple: (
		<svg viewBox="0 0 24 24" aria-hidden="true">
			<path
				fill="currentColor"
				d="M12.152 6.896c-.948 0-2.415-1.078-3.96-1.04-2.04.027-3.91 1.183-4.961 3.014-2.117 3.675-.546 9.103 1.519 12.09 1.013 1.454 2.208 3.09 3.792 3.039 1.52-.065 2.09-.987 3.935-.987 1.831 0 2.35.987 3.96.948 1.637-.026 2.676-1.48 3.676-2.948 1.156-1.688 1.636-3.325 1.662-3.415-.039-.013-3.182-1.221-3.22-4.857-.026-3.04 2.48-4.494 2.597-4.559-1.429-2.09-3.623-2.324-4.39-2.376-2-.156-3.675 1.09-4.61 1.09zM15.53 3.83c.843-1.012 1.4-2.427 1.245-3.83-1.207.052-2.662.805-3.532 1.818-.78.896-1.454 2.338-1.273 3.714 1.338.104 2.715-.688 3.559-1.701"
			/>
		</svg>
	),
	google: (
		<svg viewBox="0 0 48 48" aria-hidden="true">
			<path
				fill="#EA4335"
				d="M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z"
			/>
			<path
				fill="#4285F4"
				d="M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z"
			/>
			<path
				fill="#FBBC05"
				d="M10.53 28.59c-.48-1.45-.76-2.99-.76-4.59s.27-3.14.76-4.59l-7.98-6.19C.92 16.46 0 20.12 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z"
			/>
			<path
				fill="#34A853"
				d="M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z"
			/>
		</svg>
	),
	facebook: (
		<svg viewBox="0 0 24 24" aria-hidden="true">
			<path
				fill="#0866FF"
				d="M9.101 23.691v-7.98H6.627v-3.667h2.474v-1.58c0-4.085 1.848-5.978 5.858-5.978.401 0 .955.042 1.468.103a8.68 8.68 0 0 1 1.141.195v3.325a8.623 8.623 0 0 0-.653-.036 26.805 26.805 0 0 0-.733-.009c-.707 0-1.259.096-1.675.309a1.686 1.686 0 0 0-.679.622c-.258.42-.374.995-.374 1.752v1.297h3.919l-.386 2.103-.287 1.564h-3.246v8.245C19.396 23.238 24 18.179 24 12.044c0-6.627-5.373-12-12-12s-12 5.373-12 12c0 5.628 3.874 10.35 9.101 11.647Z"
			/>
		</svg>
	),
	line: (
		<svg viewBox="0 0 24 24" aria-hidden="true">
			<rect width="24" height="24" rx="5.5" fill="#06C755" />
			<path
				fill="#fff"
				d="M12 4.6c-4.6 0-8.3 3-8.3 6.7 0 3.3 3 6.1 7 6.6.5.1.6.3.5.8l-.2 1.2c0 .4-.2 1.2 1 .6 1.3-.5 6.2-3.7 7.5-6.3.5-.9.8-1.9.8-2.9C20.3 7.6 16.6 4.6 12 4.6Z"
			/>
		</svg>
	),
};

export function ProviderLinks({
	providers,
	wishlistProductId,
	onDone,
}: {
	providers: NonNullable<ShellView["signInWith"]>;
	wishlistProductId?: string;
	onDone: () => void;
}) {
	const { t } = useTranslation();
	const { busy, open } = useProviderScript({ wishlistProductId, onDone });
	return (
		<ul className={styles.list}>
			{providers.map(({ id, name, href: page, inPage }) => {
				const href = signInForProduct(page, wishlistProductId);
				return (
					<li key={id}>
						<a
							className={classNames(button.button, button.wide, styles.provider)}
							href={href}
							rel="nofollow"
							data-provider={id}
							aria-busy={busy === id || undefined}
							onClick={
								inPage ? insteadOfFollowing(() => void open(id, () => location.assign(href))) : undefined
							}
						>
							{MARKS[id]}
							{t("signIn.with", { provider: name })}
						</a>
					</li>
				);
			})}
		</ul>
	);
}
