/** How a mail's link names its token, on whichever page of the shop (identity-25). */
export const RESET_TOKEN_PARAMETER = "resetToken";
/** Opens the popup for a new password where the token has been taken out of the address. */
export const NEW_PASSWORD_HASH = "#new-password";
/** The draft, encrypted in a cookie of this browser, that keeps the token: no script can read it (identity-25). */
export const RESET_TOKEN_DRAFT = "newPassword";
