export const RESET_TOKEN_PARAMETER = "resetToken";
export const NEW_PASSWORD_HASH = "#new-password";
export const RESET_TOKEN_DRAFT = "newPassword";
