//! Linear equations with a positive definite matrix, which is stored row by row.

/// Returns the lower triangular factor of a positive definite matrix.
pub(crate) fn cholesky(mut matrix: Vec<f64>, size: usize) -> Vec<f64> {
    for row in 0..size {
        for column in 0..=row {
            let dot: f64 =
                (0..column).map(|k| matrix[row * size + k] * matrix[column * size + k]).sum();
            let rest = matrix[row * size + column] - dot;
            matrix[row * size + column] = if row == column {
                rest.max(f64::MIN_POSITIVE).sqrt()
            } else {
                rest / matrix[column * size + column]
            };
        }
    }
    matrix
}

/// Solves the equations whose matrix has this triangular factor.
pub(crate) fn solve(factor: &[f64], mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for row in 0..size {
        let dot: f64 = (0..row).map(|k| factor[row * size + k] * right[k]).sum();
        right[row] = (right[row] - dot) / factor[row * size + row];
    }
    for row in (0..size).rev() {
        let dot: f64 = (row + 1..size).map(|k| factor[k * size + row] * right[k]).sum();
        right[row] = (right[row] - dot) / factor[row * size + row];
    }
    right
}
